import type { ModeratedEntry } from '@svetlitsa/api-client/moderation/queries'
import { buildImageUrl } from '@svetlitsa/domain/image/image'
import { moderationTexts } from '@svetlitsa/i18n/moderation/moderation-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'

/** Photographs of a review; each opens in full size in a new tab. */
export function EntryPhotos({ photos }: { photos: ModeratedEntry['photos'] }) {
  const t = useTexts(moderationTexts)
  if (photos.length === 0) return null
  return (
    <ul aria-label={t('pane.photos')} className="mt-4 flex flex-wrap gap-2">
      {photos.map((photo, index) => (
        <li key={photo.src}>
          <TextLink
            href={buildImageUrl(photo.src, { preset: 'page', format: 'jpeg' })}
            target="_blank"
            rel="noreferrer"
            aria-label={t('pane.photo', { number: index + 1 })}
          >
            <span className="block h-16 w-20 overflow-hidden rounded-small bg-sand">
              <ProductPicture picture={toPictureData(photo, 'thumb')} alt="" />
            </span>
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
