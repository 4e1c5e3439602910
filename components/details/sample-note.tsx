/** What a medical text says of itself that nobody of the clinic stands for yet. */
export const sampleText = {
  title: 'This text is a sample.',
  text: 'A clinician hasn’t approved it yet. Go by what your provider tells you, not by this page.',
}

/** The same above the page, before it is read. */
export const SampleNote = () => (
  <p role="note" className="border-b border-sand-200 bg-sand-100 py-3 text-sm">
    <span className="container-page block">
      <strong>{sampleText.title}</strong> {sampleText.text}
    </span>
  </p>
)
