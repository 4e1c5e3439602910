/** The site has no token that may publish. */
export class NoWriteToken extends Error {}

/** Why planned changes could not be published, in a sentence that says what to do. */
export function publishingProblem(error: unknown): string {
  if (error instanceof NoWriteToken)
    return 'The site has no key that may publish (SANITY_WRITE_TOKEN). Whoever runs the site can set it.'
  const { statusCode, message = '' } = error as { statusCode?: number; message?: string }
  if (statusCode === 401 || statusCode === 403)
    return 'The content store refused the site’s key (SANITY_WRITE_TOKEN). Whoever runs the site can renew it.'
  if (statusCode === undefined || statusCode >= 500) return 'The content store did not answer.'
  if (/references? (?:a )?non-?existent|not found|non-existing/i.test(message))
    return 'A document that one of these refers to is not published. Publish that one first, or take the reference out.'
  return `The content store refused it: ${message.split('\n')[0]?.slice(0, 300) || statusCode}.`
}
