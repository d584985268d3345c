import { Icon } from '@svetlitsa/ui/primitives/icon'
import { SizeDrawing } from '@svetlitsa/ui/shop/size-drawing'
import { SizeFact } from '@svetlitsa/ui/shop/size-fact'
import { SizeFigures } from '@svetlitsa/ui/shop/size-figures'
import { SizePicture } from '@svetlitsa/ui/shop/size-picture'
import { SizeView } from '@svetlitsa/ui/shop/size-view'
import { DoorOpen, Package, Wrench } from 'lucide'
import type { ProductOffer } from './product-offer.ts'
import type { SizeFacts } from './size-facts-of.ts'
import type { SizeSheet } from './size-sheet.ts'
import { SizeSketch, sketchRooms } from './size-sketch.tsx'

export type SizeBoardProps = {
  offer: ProductOffer
  words: { front: string; side: string; top: string; unit: string }
  /** Offer id → what is to be known for carrying it in. */
  facts: Readonly<Record<number, SizeFacts>>
}

const drawings = { boxes: Package, door: DoorOpen, assembly: Wrench }

/** A rug and a mattress are seen from above: from the front they are a line. */
const flatTimes = 5

/** The sizes of an offer: two views in one scale, boxes, door and assembly. */
export function SizeBoard({ offer, words, facts }: SizeBoardProps) {
  const { widthCm, depthCm, heightCm } = offer
  const own = facts[offer.id] ?? []
  if (!widthCm || !heightCm) return null
  const side = depthCm ?? widthCm
  const rooms = sketchRooms(widthCm, side, heightCm)
  const said = (text: string) =>
    text
      .replace('{width}', String(widthCm))
      .replace('{depth}', String(side))
      .replace('{height}', String(heightCm))
  const isFlat = heightCm * flatTimes < Math.min(widthCm, side)
  const common = { heightCm, letter: rooms.letter, unit: words.unit }
  return (
    <SizeDrawing
      facts={own.map(({ kind, title, text }) => (
        <SizeFact key={kind} icon={<Icon of={drawings[kind]} />} title={title} text={text} />
      ))}
    >
      {offer.drawing ? (
        <DrawnSizes
          drawing={offer.drawing}
          label={`${said(words.front)}. ${said(words.side)}`}
          unit={words.unit}
        />
      ) : isFlat ? (
        <div className="md:col-span-2">
          <SizeView label={said(words.top)}>
            <SizeSketch {...flatSketch(widthCm, side)} unit={words.unit} />
          </SizeView>
        </div>
      ) : (
        <>
          <SizeView label={said(words.front)}>
            <SizeSketch {...common} acrossCm={widthCm} room={rooms.front} />
          </SizeView>
          <SizeView label={said(words.side)}>
            <SizeSketch {...common} acrossCm={side} room={rooms.side} />
          </SizeView>
        </>
      )}
    </SizeDrawing>
  )
}

type DrawnSizesProps = { drawing: SizeSheet; label: string; unit: string }

/** The studio's sheet; on a phone each view by itself, where the views are known. */
function DrawnSizes({ drawing: { src, height, views }, label, unit }: DrawnSizesProps) {
  const sheet = <SizePicture src={src} height={height} label={label} />
  if (views.length === 0) return sheet
  return (
    <div className="md:col-span-2">
      <div className="max-md:hidden">{sheet}</div>
      <div className="md:hidden">
        <SizeFigures views={views} label={label} unit={unit} />
      </div>
    </div>
  )
}

function flatSketch(widthCm: number, lengthCm: number) {
  const letter = Math.max(widthCm, lengthCm) / 16
  const room = { across: widthCm + letter * 6, up: lengthCm + letter * 4 }
  return { acrossCm: widthCm, heightCm: lengthCm, letter, room }
}
