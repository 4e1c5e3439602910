/**
 * Runs in the page: fills every place for reviews, those with `data-elfsight-app-lazy` when they are seen, and those
 * that come later. It may use nothing of its file but itself.
 */
export function fillReviews(): void {
  const mark = 'data-demo-reviews'
  const samples = [
    ['Jordan', 'On time, friendly, and everything was explained before it was done.'],
    ['Sam', 'The price was the one on the page. Booking took a minute.'],
    ['Alex', 'The nurse called from the car and came to our hotel room.'],
  ] as const

  const style = `
    .demo-reviews { position: relative; box-sizing: border-box; min-height: 100%; padding: 24px; background: #fff; color: #25303b;
      font: 16px/1.5 system-ui, sans-serif; }
    .demo-reviews ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr)); gap: 16px; margin: 16px 0 0;
      padding: 0; list-style: none; }
    .demo-reviews li { border: 1px solid #d8d2c8; border-radius: 12px; padding: 16px; }
    .demo-reviews b { display: block; }
    .demo-reviews-stars { color: #b3421d; letter-spacing: 2px; }
    .demo-reviews-ribbon { display: inline-block; border-radius: 4px; background: #25303b; padding: 2px 10px; color: #fff; font-weight: 700; }
  `

  function fill(place: Element) {
    if (place.hasAttribute(mark)) return
    place.setAttribute(mark, '')
    const widget = document.createElement('div')
    widget.className = 'demo-reviews'
    const sheet = document.createElement('style')
    sheet.textContent = style
    const ribbon = document.createElement('span')
    ribbon.className = 'demo-reviews-ribbon'
    ribbon.textContent = 'Demo'
    const list = document.createElement('ul')
    for (const [name, text] of samples) {
      const item = document.createElement('li')
      const stars = document.createElement('span')
      stars.className = 'demo-reviews-stars'
      stars.setAttribute('role', 'img')
      stars.setAttribute('aria-label', '5 of 5 stars')
      stars.textContent = '★★★★★'
      const who = document.createElement('b')
      who.textContent = name
      item.append(stars, who, text)
      list.append(item)
    }
    widget.append(sheet, ribbon, ' Made-up reviews of the local stand-in', list)
    place.append(widget)
  }

  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      fill(target)
    }
  })
  function look() {
    for (const place of document.querySelectorAll('[class*="elfsight-app-"]')) {
      if (place.hasAttribute('data-elfsight-app-lazy')) seen.observe(place)
      else fill(place)
    }
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  look()
}
