import { FavouriteButton } from '@svetlitsa/ui/product/favourite-button'
import type { HeartTexts } from './favourite-heart.tsx'
import { type FavouriteProjectItem, useFavouriteToggle } from './use-favourite-toggle.ts'

type ProjectHeartProps = { item: FavouriteProjectItem; texts: HeartTexts }

/** The favourite button of a wall of the constructor (favorites.projects). */
export function ProjectHeart({ item, texts }: ProjectHeartProps) {
  const { isActive, toggle } = useFavouriteToggle(item)
  return (
    <FavouriteButton
      active={isActive}
      variant="outline"
      label={(isActive ? texts.remove : texts.add).replace('{name}', item.name)}
      onToggle={() => void toggle()}
    />
  )
}
