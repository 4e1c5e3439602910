/** The provider's script wanted to lead the visitor's page elsewhere: whether to go is the visitor's choice. */
export function LeavingNotice({ url }: { url: string }) {
  const { protocol, host } = new URL(url)
  return (
    <div role="alert" className="booking-note">
      <p>
        The form is trying to open another page{host && ` at ${host}`}. You’re still on ours: nothing was
        opened.
      </p>
      {protocol === 'https:' && (
        <a href={url} rel="noreferrer" className="text-link">
          Open {host}
        </a>
      )}
    </div>
  )
}
