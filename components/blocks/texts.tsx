import { Ocotillo } from '@/components/art/ocotillo'
import { Scene } from '@/components/art/scene'
import { sceneFiles } from '@/components/art/scene-files'
import { CmsImage } from '@/components/content/cms-image'
import { ButtonLink, CmsLink } from '@/components/content/links'
import { RichTextBody } from '@/components/content/rich-text-body'
import { LegalArticle } from '@/components/legal/legal-article'
import { NoticeBox } from '@/components/ui/notice-box'
import { SectionHeading } from '@/components/ui/page-intro'
import { Picture } from '@/components/ui/picture'
import { getLegalDocument } from '@/lib/content/server/legal-documents'
import type { BlockOf } from '@/lib/content/server/pages'
import { getSiteSettings } from '@/lib/content/server/settings'
import { Section } from './section'

export function RichText({ heading, body, tone, anchor }: BlockOf<'richText'>) {
  return (
    <Section tone={tone} anchor={anchor}>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[4fr_8fr]">
        {heading && <h2>{heading}</h2>}
        <div className="prose lg:col-start-2">{body && <RichTextBody value={body} />}</div>
      </div>
    </Section>
  )
}

export function Split({ tone, anchor, isReversed, ...block }: BlockOf<'split'>) {
  const hasLinks = block.primaryLink || block.secondaryLink
  return (
    <Section tone={tone} anchor={anchor}>
      <div className="grid items-center gap-x-split gap-y-10 md:grid-cols-2">
        <div>
          <h2>{block.heading}</h2>
          <div className="prose mt-6">{block.body && <RichTextBody value={block.body} />}</div>
          {hasLinks && (
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink link={block.primaryLink} look={tone === 'agave' ? 'light' : 'primary'} />
              <ButtonLink link={block.secondaryLink} look={tone === 'agave' ? 'outline-light' : 'quiet'} />
            </div>
          )}
        </div>
        <div className={isReversed ? 'md:-order-1' : undefined}>
          {block.image ? (
            <CmsImage
              image={block.image}
              alt={block.image.alt ?? ''}
              aspect={1.1}
              sizes="(min-width: 48rem) 50vw, 100vw"
              className="w-full rounded-picture"
            />
          ) : (
            <Scene name={block.art} />
          )}
        </div>
      </div>
    </Section>
  )
}

type NoticeProps = BlockOf<'notice'> & { isAboveTitle: boolean }

/** A note in a box. Above the page's title it has words in bold for a heading: headings begin with the first level. */
export function Notice({ heading, text, kind, link, anchor, isAboveTitle }: NoticeProps) {
  const Frame = isAboveTitle ? 'div' : 'section'
  return (
    <Frame id={anchor || undefined} className={isAboveTitle ? 'py-6' : 'plain section-space'}>
      <div className="container-page">
        <NoticeBox kind={kind ?? 'info'} title={heading} titleAs={isAboveTitle ? 'p' : 'h2'}>
          {text && <p className="mt-1 max-w-[65ch] text-balance whitespace-pre-line">{text}</p>}
          {link?.label && (
            <p className="mt-2">
              <CmsLink href={link.href} className="text-link">
                {link.label}
              </CmsLink>
            </p>
          )}
        </NoticeBox>
      </div>
    </Frame>
  )
}

export function Callout({ heading, text, link, secondLink, tone, art, anchor }: BlockOf<'callout'>) {
  const isDark = tone === 'agave'
  return (
    <section id={anchor || undefined} className="plain section-space">
      <div className="container-page">
        <div
          className={`grid overflow-clip rounded-card border md:grid-cols-[1.4fr_1fr] ${
            isDark ? 'on-dark border-transparent bg-agave-800' : 'border-sand-200 bg-sand-100'
          }`}
        >
          <div className="relative p-panel md:p-columns">
            <h2>{heading}</h2>
            {text && <p className="mt-4 max-w-[52ch] text-lead whitespace-pre-line">{text}</p>}
            <div className="mt-7 flex flex-wrap gap-3">
              <ButtonLink link={link} look={isDark ? 'light' : 'primary'} />
              <ButtonLink link={secondLink} look={isDark ? 'outline-light' : 'quiet'} />
            </div>
          </div>
          <Picture
            src={sceneFiles[art && art !== 'plant' ? art : isDark ? 'plantOnAgave' : 'plant']}
            alt=""
            width={360}
            height={260}
            className="w-24 self-end justify-self-end max-md:-mt-16 md:w-full"
          />
        </div>
      </div>
    </section>
  )
}

/**
 * What the clinic stands for, and since when it holds its licence: the year is the settings' (ABOUT-006, CONST-013).
 */
export async function Mission({ _key, heading, statement, claim, tone, anchor }: BlockOf<'mission'>) {
  const settings = await getSiteSettings()
  const year = settings?.licensedSince
  return (
    <Section tone={tone} anchor={anchor}>
      <div className="relative grid justify-items-start gap-6">
        <h2 className="font-text text-sm/normal font-semibold tracking-normal text-accent">{heading}</h2>
        <p className="max-w-[24ch] font-display text-statement text-balance text-strong">{statement}</p>
        {claim && year && (
          <p className="rounded-full border border-(color:--rule,var(--color-sand-300)) px-5 py-2 font-semibold tabular">
            {claim} {year}
          </p>
        )}
        <svg
          viewBox="0 0 240 280"
          aria-hidden="true"
          className="hidden md:absolute md:right-0 md:-bottom-section md:block md:w-[clamp(12rem,24vw,20rem)] on-dark:stems-light"
        >
          <Ocotillo seed={_key} root={{ x: 120, y: 284 }} height={270} spread={100} count={7} width={4} />
        </svg>
      </div>
    </Section>
  )
}

/** What visitors agree to by using the site: text, not a checkbox (decision MEDC-003). */
export function Acknowledgment({ heading, intro, points, link, anchor }: BlockOf<'acknowledgment'>) {
  return (
    <Section anchor={anchor}>
      <div className="grid justify-items-start gap-8 rounded-card border border-line p-columns">
        <SectionHeading heading={heading} intro={intro} />
        <ol className="grid list-decimal gap-x-12 gap-y-4 ps-6 md:grid-cols-2">
          {points?.map((point) => (
            <li key={point} className="max-w-[60ch] ps-2 marker:font-semibold marker:text-bloom-600">
              {point}
            </li>
          ))}
        </ol>
        <ButtonLink link={link} look="primary" />
      </div>
    </Section>
  )
}

/** A legal text of its own; a reference to one that is not published leaves no trace. */
export async function LegalText({ document, anchor }: BlockOf<'legalText'>) {
  const id = document?._ref
  if (!id) return null
  const [text, settings] = await Promise.all([getLegalDocument(id), getSiteSettings()])
  return text && <LegalArticle text={text} settings={settings} anchor={anchor} />
}
