const personalPages = [
  /^\/account$/,
  /^\/account\/(?:confirm-mail|data|forgot|password|settings)$/,
  /^\/account\/orders\/[\w-]{1,64}$/,
  /^\/auth\/(?:callback|confirm)$/,
  /^\/gift-cards\/(?:balance|manage\/[\w.-]{1,128})$/,
  /^\/order-status$/,
]

/** Whether the program has a page about one person at this path: dynamic, kept nowhere, shown in no frame. */
export const isPersonalPage = (path: string): boolean => personalPages.some((page) => page.test(path))
