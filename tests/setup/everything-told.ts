/** The document and its data: everything a browser is told with the page. */
export async function everythingTold(url: string): Promise<string> {
  return withData(await (await fetch(url)).text(), url)
}

/** This document with the data of its page, which are a file of their own. */
export async function withData(html: string, url: string): Promise<string> {
  const [, data] = /"(\/_page\/[^"]+)"/.exec(html) ?? []
  return data ? html + (await (await fetch(new URL(data, url))).text()) : html
}
