/** The clinic's mark, three ocotillo stems in bloom: the same drawing as `app/icon.svg`. */
export function Mark() {
  return (
    <svg viewBox="0 0 40 40" width="1em" height="1em" role="img" aria-label="Ocotillo">
      <rect width="40" height="40" rx="9" fill="#fdfaf4" />
      <g fill="none" stroke="#005456" strokeWidth="2.6" strokeLinecap="round">
        <path d="M20 36C20 26 19.5 20 20 15M20 36c-1.5-8-5.5-13-10-17M20 36c1.5-8 5.5-13 10-17" />
      </g>
      <path
        fill="#e85339"
        d="M20 15.5c-3.8-3-3.8-7.5 0-11.5 3.8 4 3.8 8.5 0 11.5zM10.3 19.5c-4 0-6.2-2.4-6.6-7 4.2.4 6.9 2.7 6.6 7zM29.7 19.5c4 0 6.2-2.4 6.6-7-4.2.4-6.9 2.7-6.6 7z"
      />
    </svg>
  )
}
