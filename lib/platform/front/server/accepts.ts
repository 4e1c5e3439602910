/** What a header such as `Accept` takes, with the weight of each; one without is worth 1. */
export const weightsOf = (header: string): Map<string, number> =>
  new Map(
    header.split(',').map((one) => {
      const [name = '', ...parameters] = one.toLowerCase().split(';')
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return [name.trim(), weight ? Number(weight.trim().slice(2)) : 1]
    }),
  )

/** Whether `Accept` names Markdown, and HTML not before it. Browsers never name it. */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes('text/markdown')) return false
  const weights = weightsOf(accept)
  const ours = weights.get('text/markdown') ?? 0
  return ours > 0 && ours >= (weights.get('text/html') ?? 0)
}
