import { Icon } from '@/components/ui/icon'

/** What takes the place of a form that is sent once: hidden until then. */
export function FormEnding({ title, text }: { title: string; text: string | null }) {
  return (
    <div className="form-done" data-ending hidden tabIndex={-1}>
      <p className="form-done-title">
        <Icon name="check" />
        {title}
      </p>
      <p data-said />
      {text && <p>{text}</p>}
    </div>
  )
}
