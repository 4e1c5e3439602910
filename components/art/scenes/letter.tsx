import { Ocotillo } from '../ocotillo'
import { Backdrop, Shade } from './backdrop'

export function Letter() {
  return (
    <>
      <Backdrop sun={{ x: 360, y: 200, size: 134 }} ridge="camelback" />
      <Shade x={280} y={476} width={190} />
      <path d="M104 300 262 196q18-12 36 0l158 104z" className="art-adobe-deep" />
      <Ocotillo seed="letter-9" root={{ x: 282, y: 420 }} height={350} spread={136} count={7} width={4} />
      <rect x="150" y="226" width="260" height="200" rx="12" className="art-paper" />
      <path d="M186 262h96" className="art-title" />
      <path d="M186 290h188M186 312h188M186 334h140" className="art-print" />
      <path d="M104 300 280 410 456 300v148q0 24-24 24H128q-24 0-24-24z" className="art-cloth" />
      <path d="M108 464 250 362q30-22 60 0l142 102q-8 8-20 8H128q-12 0-20-8z" className="art-sand" />
      <path d="M108 464 250 362q30-22 60 0l142 102M104 300l140 88M456 300l-140 88" className="art-line" />
      <circle cx="280" cy="392" r="26" className="art-bloom" />
      <path
        d="M280 377c6 7.2 9.5 11.8 9.5 16.2a9.5 9.5 0 0 1-19 0c0-4.4 3.5-9 9.5-16.2z"
        className="art-paper"
      />
    </>
  )
}
