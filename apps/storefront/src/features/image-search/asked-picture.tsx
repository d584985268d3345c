import { link } from '@svetlitsa/domain/route/site-map'
import { imageSearchTexts } from '@svetlitsa/i18n/image-search-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { Camera } from 'lucide'
import type { PageContext } from '../../page-context.ts'

type AskedPictureProps = { context: PageContext; src: string; fileName: string }

/** The picture that was asked with, and the way to another one. */
export function AskedPicture({ context, src, fileName }: AskedPictureProps) {
  const { asked, another } = imageSearchTexts[context.language]
  return (
    <div className="flex items-center gap-4 pt-5">
      <img src={src} alt={asked} className="size-24 rounded-medium bg-sand object-contain" />
      <div className="min-w-0">
        {fileName && <p className="truncate pb-2 text-small text-ink-soft">{fileName}</p>}
        <Button kind="quiet" size={40} href={link.imageSearch()} icon={<Icon of={Camera} />}>
          {another}
        </Button>
      </div>
    </div>
  )
}
