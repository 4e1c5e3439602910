import { Icon } from './icon'

/**
 * The buttons of the list with the class `shelf` in the same section: on phones it is one, card beside card
 * (styles/shelf.css). lib/platform/front/browser/moving.ts hears them; without scripts a finger moves it, or the keys.
 */
export const ShelfTurns = ({ label }: { label: string }) => (
  <div className="shelf-turns">
    <button
      type="button"
      className="icon-button on-dark:text-inherit"
      data-turn="-1"
      aria-label={`Previous: ${label}`}
    >
      <Icon name="chevronLeft" />
    </button>
    <button
      type="button"
      className="icon-button on-dark:text-inherit"
      data-turn="1"
      aria-label={`Next: ${label}`}
    >
      <Icon name="chevronRight" />
    </button>
  </div>
)
