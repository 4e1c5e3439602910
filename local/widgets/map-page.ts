const streets = [
  ...[40, 90, 140, 190, 240, 290, 340].map((y) => `M0 ${y}h480`),
  ...[50, 110, 170, 230, 290, 350, 410].map((x) => `M${x} 0v420`),
].join('')

const places = [
  ['Cave Creek', 150, 60],
  ['North Phoenix', 110, 130],
  ['Scottsdale', 276, 208],
  ['Paradise Valley', 206, 172],
  ['Fountain Hills', 318, 128],
  ['Phoenix', 120, 260],
  ['Tempe', 250, 305],
  ['Mesa', 360, 315],
] as const

const labels = places
  .map(
    ([name, x, y]) =>
      `<circle cx="${x}" cy="${y}" r="5" fill="#b3421d"/><text x="${x + 10}" y="${y + 5}">${name}</text>`,
  )
  .join('')

/** A street map of sorts, drawn here, with a ribbon that says so. */
export const mapPage = `<!doctype html>
<html lang="en">
<title>Demo map</title>
<style>
  html, body { height: 100%; margin: 0; background: #e9eef0 }
  svg { display: block; width: 100%; height: 100% }
  text { font: 600 14px system-ui, sans-serif; fill: #25303b }
  p { position: fixed; inset: 12px auto auto 12px; margin: 0; padding: 2px 10px; border-radius: 4px; background: #25303b; color: #fff; font: 700 16px/1.5 system-ui, sans-serif }
</style>
<p>Demo</p>
<svg viewBox="0 0 480 420" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Street map of the Phoenix metro area">
  <path d="${streets}" fill="none" stroke="#fff" stroke-width="4"/>
  <path d="M0 330 C120 300 200 290 300 268 S430 250 480 240" fill="none" stroke="#a9cbd8" stroke-width="10"/>
  <path d="M60 0 C90 160 80 260 200 420 M480 100 C340 150 330 250 340 420" fill="none" stroke="#f2c879" stroke-width="8"/>
  ${labels}
</svg>
</html>
`
