/** What a provider's page or script needs besides its own host (contracts B4), as sources of a content security policy. */
export type Sources = Partial<Record<'script' | 'style' | 'font' | 'img' | 'connect' | 'frame', string[]>>

const elfsight = ['https://*.elfsight.com', 'https://*.elfsightcdn.com']
const elfsightNeeds: Sources = {
  script: [...elfsight, 'https://elfsightcdn.com'],
  style: ['https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com', ...elfsight],
  img: [...elfsight, 'https://elfsightcdn.com', 'https://*.googleusercontent.com'],
  connect: [...elfsight, 'https://elfsightcdn.com'],
  frame: elfsight,
}

/** By the host of the script or page an editor named. */
export const needsOfHost: Record<string, Sources> = {
  'intakeq.com': { frame: ['https://intakeq.com', 'https://*.intakeq.com'] },
  'www.app.qualiphy.me': { frame: ['https://www.app.qualiphy.me', 'https://app.qualiphy.me'] },
  'elfsightcdn.com': elfsightNeeds,
  'static.elfsight.com': elfsightNeeds,
  'apps.elfsight.com': elfsightNeeds,
}

const paypalHosts = ['https://*.paypal.com', 'https://*.paypalobjects.com']

export const paypalNeeds: Sources = {
  script: paypalHosts,
  font: paypalHosts,
  img: paypalHosts,
  connect: paypalHosts,
  frame: paypalHosts,
}
