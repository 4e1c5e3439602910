/** An answer that refuses a request in the form of Sanity's API: `error` is what clients read. */
export class LakeError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 501
  readonly error: { type: string; description: string; [key: string]: unknown }

  constructor(
    status: LakeError['status'],
    type: string,
    description: string,
    more: Record<string, unknown> = {},
  ) {
    super(description)
    this.status = status
    this.error = { description, type, ...more }
  }

  toResponse(): Response {
    const body = { statusCode: this.status, error: this.error, message: this.message }
    return Response.json(body, { status: this.status })
  }
}

/** 400: something in the request can't be understood; the sentence names the field. */
export const badRequest = (description: string) => new LakeError(400, 'badRequestError', description)
