/** Told aloud when it changes, and seen by nobody. */
export const LiveRegion = ({ text }: { text: string }) => (
  <div
    role="status"
    style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
  >
    {text}
  </div>
)
