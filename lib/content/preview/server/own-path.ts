/** The address when it is one of this site's pages, else the home page: nobody is sent elsewhere by a link of ours. */
export const ownPath = (address: string | null | undefined): string =>
  address && /^\/(?![/\\])[!-[\]-~]*$/.test(address) ? address : '/'
