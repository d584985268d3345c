import type { ModeratedEntry } from '@svetlitsa/api-client/query/moderation'
import { imageUrl } from '@svetlitsa/domain/image/image-url'
import { moderationTexts } from '@svetlitsa/i18n/moderation-texts'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { ProductPicture } from '@svetlitsa/ui/shop/product-picture'

/** Photographs that came with a review; a press shows one large, in a tab of its own. */
export function EntryPhotos({ photos }: { photos: ModeratedEntry['photos'] }) {
  const say = useTexts(moderationTexts)
  if (photos.length === 0) return null
  return (
    <ul aria-label={say('pane.photos')} className="mt-4 flex flex-wrap gap-2">
      {photos.map((photo, at) => (
        <li key={photo.src}>
          <TextLink
            href={imageUrl(photo.src, { preset: 'page', format: 'jpeg' })}
            target="_blank"
            rel="noreferrer"
            aria-label={say('pane.photo', { number: at + 1 })}
          >
            <span className="block h-16 w-20 overflow-hidden rounded-small bg-sand">
              <ProductPicture picture={pictureData(photo, 'thumb')} alt="" />
            </span>
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
