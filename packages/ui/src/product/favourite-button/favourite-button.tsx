import { Heart } from 'lucide'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { Icon } from '../../media/icon/icon.tsx'

type FavouriteButtonProps = {
  active: boolean
  onToggle: () => void
  /** «В избранное: Диван „Полдень“»; the pressed state is announced separately. */
  label: string
  /** Disabled while it is not known what a click does, as on the page of a list. */
  disabled?: boolean
  /** bare for the picture of a card, white for the gallery, outline beside a button of 56 px. */
  variant?: 'bare' | 'white' | 'outline'
}

/** On a picture the background is light in both themes, and so is the heart. */
const heartClasses = {
  bare: 'text-picture-accent',
  white: 'text-picture-accent',
  outline: 'text-accent',
} as const

const sizes = { bare: 40, white: 44, outline: 56 } as const

/** The favourite button: an outlined heart, filled with the accent colour when active. */
export function FavouriteButton(props: FavouriteButtonProps) {
  const { active, onToggle, label, disabled, variant = 'bare' } = props
  return (
    <IconButton
      kind={variant}
      size={sizes[variant]}
      label={label}
      pressed={active}
      disabled={disabled}
      onClick={onToggle}
    >
      <span className={active ? heartClasses[variant] : undefined}>
        <Icon iconNode={Heart} filled={active} />
      </span>
    </IconButton>
  )
}
