import { link } from '@svetlitsa/domain/route/site-map'
import { imageSearchTexts } from '@svetlitsa/i18n/image-search/image-search-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Camera } from 'lucide'
import type { PageContext } from '../../page-context/page-context.ts'

type QueryPictureProps = { context: PageContext; src: string; fileName: string }

/** The picture of the current search, and the button to choose another one. */
export function QueryPicture({ context, src, fileName }: QueryPictureProps) {
  const { asked, another } = imageSearchTexts[context.language]
  return (
    <div className="flex items-center gap-4 pt-5">
      <img src={src} alt={asked} className="size-24 rounded-medium bg-sand object-contain" />
      <div className="min-w-0">
        {fileName && <p className="truncate pb-2 text-small text-ink-soft">{fileName}</p>}
        <Button kind="quiet" size={40} href={link.imageSearch()} icon={<Icon iconNode={Camera} />}>
          {another}
        </Button>
      </div>
    </div>
  )
}
