import { PortableText, type PortableTextComponents, type PortableTextProps } from '@portabletext/react'
import { CmsLink } from './links'

const components: PortableTextComponents = {
  marks: {
    textLink: ({ children, value }) => (
      <CmsLink href={value?.href} className="text-link">
        {children}
      </CmsLink>
    ),
  },
}

/** An editor's text. A style or mark it does not know is drawn as plain text, and logged. */
export function RichTextBody({ value }: { value: PortableTextProps['value'] }) {
  return <PortableText value={value} components={components} />
}
