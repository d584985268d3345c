import type { AssemblyOrder } from '@svetlitsa/api-client/assembler/queries'
import { assemblerTexts } from '@svetlitsa/i18n/assembler/assembler-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'

/** What is to be assembled, with the minutes of each line. */
export function OrderItems({ items }: { items: AssemblyOrder['items'] }) {
  const t = useTexts(assemblerTexts)
  return (
    <ul aria-label={t('items')} className="flex flex-col gap-2 border-t border-line pt-4">
      {items.map((item) => (
        <li key={item.saleId} className="flex min-h-11 items-center gap-3">
          <span className="h-10 w-12 shrink-0 overflow-hidden rounded-small bg-sand">
            {item.picture && (
              <ProductPicture picture={toPictureData(item.picture, 'thumb')} alt="" />
            )}
          </span>
          <span className="min-w-0 flex-1 wrap-anywhere">
            {item.name}
            {item.quantity > 1 && ` × ${item.quantity}`}
          </span>
          <span className="shrink-0 text-ink-soft">
            {t('minutes', { minutes: item.minutes * item.quantity })}
          </span>
        </li>
      ))}
    </ul>
  )
}
