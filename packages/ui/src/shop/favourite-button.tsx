'use client'

import { Heart } from 'lucide'
import { Icon } from '../primitives/icon.tsx'
import { IconButton } from '../primitives/icon-button.tsx'

type FavouriteButtonProps = {
  active: boolean
  onToggle: () => void
  /** «В избранное: Диван „Полдень“»; pressed or not is told beside it. */
  label: string
  /** While favourites are loading a press would be lost. */
  disabled?: boolean
  /** bare lies on a card's picture, white on the gallery, outline beside a button of 56. */
  look?: 'bare' | 'white' | 'outline'
}

/** On a picture the ground is light in both themes, and so is the heart. */
const hearts = {
  bare: 'text-picture-accent',
  white: 'text-picture-accent',
  outline: 'text-accent',
} as const

const sizes = { bare: 40, white: 44, outline: 56 } as const

/** The heart: an outline, filled with accent when on. */
export function FavouriteButton(props: FavouriteButtonProps) {
  const { active, onToggle, label, disabled, look = 'bare' } = props
  return (
    <IconButton
      kind={look}
      size={sizes[look]}
      label={label}
      pressed={active}
      disabled={disabled}
      onClick={onToggle}
    >
      <span className={active ? hearts[look] : undefined}>
        <Icon of={Heart} filled={active} />
      </span>
    </IconButton>
  )
}
