import { Icon } from '@svetlitsa/ui/media/icon'
import {
  SizeDrawing,
  SizePicture,
  SizeProperty,
  SizeView,
} from '@svetlitsa/ui/product/size-drawing'
import { SizeFigures } from '@svetlitsa/ui/product/size-drawing/size-figures'
import { DoorOpen, Package, Wrench } from 'lucide'
import type { ProductOffer } from '../offer/product-offer.ts'
import type { SizeProperties } from './build-size-properties.ts'
import type { SizeSheet } from './build-size-sheet.ts'
import { getSketchViewBoxes, SizeSketch } from './size-sketch.tsx'

export type SizeDiagramProps = {
  offer: ProductOffer
  texts: { front: string; side: string; top: string; unit: string }
  /** Offer id → boxes, door and assembly. */
  properties: Readonly<Record<number, SizeProperties>>
}

const propertyIcons = { boxes: Package, door: DoorOpen, assembly: Wrench }

/** Rugs and mattresses are shown from above: from the front they would be a line. */
const flatRatio = 5

/** Sizes of an offer: two views in one scale, boxes, door and assembly. */
export function SizeDiagram({ offer, texts, properties }: SizeDiagramProps) {
  const { widthCm, depthCm, heightCm } = offer
  const offerProperties = properties[offer.id] ?? []
  if (!widthCm || !heightCm) return null
  const side = depthCm ?? widthCm
  const viewBoxes = getSketchViewBoxes(widthCm, side, heightCm)
  const fillSizes = (text: string) =>
    text
      .replace('{width}', String(widthCm))
      .replace('{depth}', String(side))
      .replace('{height}', String(heightCm))
  const isFlat = heightCm * flatRatio < Math.min(widthCm, side)
  const common = { heightCm, fontSize: viewBoxes.fontSize, unit: texts.unit }
  return (
    <SizeDrawing
      properties={offerProperties.map(({ kind, title, text }) => (
        <SizeProperty
          key={kind}
          icon={<Icon iconNode={propertyIcons[kind]} />}
          title={title}
          text={text}
        />
      ))}
    >
      {offer.drawing ? (
        <SizeSheetFigure
          drawing={offer.drawing}
          label={`${fillSizes(texts.front)}. ${fillSizes(texts.side)}`}
          unit={texts.unit}
        />
      ) : isFlat ? (
        <div className="md:col-span-2">
          <SizeView label={fillSizes(texts.top)}>
            <SizeSketch {...getFlatSketchProps(widthCm, side)} unit={texts.unit} />
          </SizeView>
        </div>
      ) : (
        <>
          <SizeView label={fillSizes(texts.front)}>
            <SizeSketch {...common} acrossCm={widthCm} sketchBox={viewBoxes.front} />
          </SizeView>
          <SizeView label={fillSizes(texts.side)}>
            <SizeSketch {...common} acrossCm={side} sketchBox={viewBoxes.side} />
          </SizeView>
        </>
      )}
    </SizeDrawing>
  )
}

type SizeSheetFigureProps = { drawing: SizeSheet; label: string; unit: string }

/** The drawing of the studio; on a phone each view separately, where the views are known. */
function SizeSheetFigure({ drawing: { src, height, views }, label, unit }: SizeSheetFigureProps) {
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

function getFlatSketchProps(widthCm: number, lengthCm: number) {
  const fontSize = Math.max(widthCm, lengthCm) / 16
  const sketchBox = { across: widthCm + fontSize * 6, up: lengthCm + fontSize * 4 }
  return { acrossCm: widthCm, heightCm: lengthCm, fontSize, sketchBox }
}
