import { getFormText } from '@/lib/content/server/form-texts'
import { getSiteSettings } from '@/lib/content/server/settings'
import { Form } from './form'

/** Takes the email address a discount code is sent to, inside of an offer whose title is `<id>-title` (FTP-007). */
export async function DiscountForm({ id }: { id: string }) {
  const [text, settings] = await Promise.all([getFormText('discount'), getSiteSettings()])
  return (
    <div className="mt-5">
      <Form
        id={id}
        form="discount"
        text={text}
        services={[]}
        headingId={`${id}-title`}
        phone={settings?.phone ?? null}
        look="bare"
      />
    </div>
  )
}
