import type { DocumentResolver } from 'sanity/presentation'

/** From an address of the site to the page that is there, also one that is only a draft so far. */
export const mainDocuments: DocumentResolver[] = [
  {
    route: ['/', '/:path*'],
    resolve: ({ path }) => ({
      filter: '_type == "page" && path == $path',
      params: { path: path.length > 1 ? path.replace(/\/$/, '') : path },
    }),
  },
]
