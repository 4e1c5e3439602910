type Props = { heading: string | null | undefined; intro?: string | null; id?: string }

export function SectionHeading({ heading, intro, id }: Props) {
  return (
    <div className="max-w-184">
      <h2 id={id}>{heading}</h2>
      {intro && <p className="mt-4 max-w-[65ch] text-lead whitespace-pre-line">{intro}</p>}
    </div>
  )
}
