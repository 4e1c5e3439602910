/**
 * The status of a document that only its page can know. Next has sent 200 by then, and `notFound()` would send a
 * document that is empty without scripts: the front reads this on its way out (docs/decisions/0027-front.md).
 */
export const PageStatus = ({ is }: { is: 404 | 503 }) => <meta name="status" content={String(is)} />
