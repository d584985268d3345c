import { type PictureFile, toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'

type SummaryGoodsProps = {
  lines: readonly { key: string; name: string; picture: PictureFile | null; amount: string }[]
}

/** The goods under the sums of an order, each with its picture. */
export function SummaryGoods({ lines }: SummaryGoodsProps) {
  return (
    <ul className="flex flex-col gap-3 text-small text-ink-soft">
      {lines.map(({ key, name, picture, amount }) => (
        <li key={key} className="flex items-center gap-3">
          <span className="h-11 w-14 shrink-0 overflow-hidden rounded-small bg-sand">
            {picture && <ProductPicture picture={toPictureData(picture, 'thumb')} alt="" />}
          </span>
          <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
          <span className="shrink-0 tabular-nums">{amount}</span>
        </li>
      ))}
    </ul>
  )
}
