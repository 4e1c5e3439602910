type Status = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 500 | 501 | 503

/** What is wrong with one mutation or action. */
export interface ErrorItem {
  type: string
  description: string
  [key: string]: unknown
}

/** An answer that refuses a request in the form of Sanity's API: `error` is what clients read. */
export class LakeError extends Error {
  readonly status: Status
  readonly error: ErrorItem | string

  constructor(status: Status, type: string, description: string, more: Record<string, unknown> = {}) {
    super(description)
    this.status = status
    this.error = { description, type, ...more }
  }

  toResponse(): Response {
    const body = { statusCode: this.status, error: this.error, message: this.message }
    return Response.json(body, { status: this.status })
  }
}

/** Refusals of the API gateway, whose `error` is a plain name: `{statusCode, error: "Unauthorized", message}`. */
export class GatewayError extends LakeError {
  override readonly name: string
  readonly code: string | undefined

  constructor(status: Status, name: string, message: string, code?: string) {
    super(status, name, message)
    this.name = name
    this.code = code
  }

  override toResponse(): Response {
    const { status, name, message, code } = this
    const body = { statusCode: status, error: name, message, ...(code && { errorCode: code }) }
    return Response.json(body, { status })
  }
}

/** 401, as Sanity answers a missing, unknown or ended session. */
export const unauthorized = () => new GatewayError(401, 'Unauthorized', 'Session not found', 'SIO-401-ANF')

/** 404 for an address that the lake does not serve. */
export const notFound = (path: string) =>
  new GatewayError(404, 'Not Found', `The local content lake does not serve ${path}`)

/** 400: something in the request can't be understood; the sentence names the field. */
export const badRequest = (description: string) => new LakeError(400, 'badRequestError', description)

/** One operation of a transaction failed, so all of it did. `kind` says by which endpoint it came. */
export class OperationError extends Error {
  readonly status: 400 | 403 | 409
  readonly item: ErrorItem

  constructor(
    status: 400 | 403 | 409,
    type: string,
    description: string,
    more: Record<string, unknown> = {},
  ) {
    super(description)
    this.status = status
    this.item = { description, type, ...more }
  }

  /** The whole answer, in the form that `@sanity/client` reads as MutationError or ActionError. */
  toLakeError(kind: 'mutationError' | 'actionError', index: number): LakeError {
    const intro = kind === 'mutationError' ? 'the mutation(s) failed' : 'the action(s) failed'
    return new LakeError(this.status, kind, `${intro}: ${this.message}`, {
      items: [{ error: this.item, index }],
    })
  }
}
