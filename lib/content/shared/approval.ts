/** Whether a clinician stands for this text, by name and since a day. */
export const isApproved = ({ approvedBy, approvedAt }: { readonly [field: string]: unknown }): boolean =>
  typeof approvedBy === 'string' && approvedBy.trim() !== '' && Boolean(approvedAt)
