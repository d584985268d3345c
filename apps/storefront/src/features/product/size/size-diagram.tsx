import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
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
import { useOffer } from '../offer/selected-offer.ts'
import { buildSizeProperties } from './build-size-properties.ts'
import { buildSizeSheet, type SizeSheet } from './build-size-sheet.ts'
import { getSketchViewBoxes, SizeSketch } from './size-sketch.tsx'

type SizeDiagramProps = {
  /** The offer in the address. */
  offer: Pick<ProductOffer, 'widthCm' | 'depthCm' | 'heightCm' | 'drawing' | 'boxes'>
  needsAssembly: boolean
}

const propertyIcons = { boxes: Package, door: DoorOpen, assembly: Wrench }

/** Rugs and mattresses are shown from above: from the front they would be a line. */
const flatRatio = 5

/** Sizes of the selected offer: two views in one scale, boxes, door and assembly. */
export function SizeDiagram({ offer: initial, needsAssembly }: SizeDiagramProps) {
  const t = useTexts(productTexts)
  const offer = useOffer(initial)
  const { widthCm, depthCm, heightCm, boxes } = offer
  if (!widthCm || !heightCm) return null
  return (
    <SizeDrawing
      properties={buildSizeProperties(boxes, needsAssembly, t).map(({ kind, title, text }) => (
        <SizeProperty
          key={kind}
          icon={<Icon iconNode={propertyIcons[kind]} />}
          title={title}
          text={text}
        />
      ))}
    >
      <SizeViews {...offer} widthCm={widthCm} depthCm={depthCm ?? widthCm} heightCm={heightCm} />
    </SizeDrawing>
  )
}

type SizeViewsProps = Record<'widthCm' | 'depthCm' | 'heightCm', number> & {
  drawing: string | null
}

/** The drawing of the studio, otherwise outlines of the product. */
function SizeViews({ widthCm, depthCm, heightCm, drawing }: SizeViewsProps) {
  const t = useTexts(productTexts)
  const unit = t('sizes.cm')
  const sizes = { width: String(widthCm), depth: String(depthCm), height: String(heightCm) }
  const front = t('sizes.front', sizes)
  const side = t('sizes.side', sizes)
  if (drawing) {
    const sheet = buildSizeSheet(drawing, { widthCm, depthCm, heightCm })
    return <SizeSheetFigure drawing={sheet} label={`${front}. ${side}`} unit={unit} />
  }
  if (heightCm * flatRatio < Math.min(widthCm, depthCm)) {
    return (
      <div className="md:col-span-2">
        <SizeView label={t('sizes.top', sizes)}>
          <SizeSketch {...getFlatSketchProps(widthCm, depthCm)} unit={unit} />
        </SizeView>
      </div>
    )
  }
  const viewBoxes = getSketchViewBoxes(widthCm, depthCm, heightCm)
  const common = { heightCm, fontSize: viewBoxes.fontSize, unit }
  return (
    <>
      <SizeView label={front}>
        <SizeSketch {...common} acrossCm={widthCm} sketchBox={viewBoxes.front} />
      </SizeView>
      <SizeView label={side}>
        <SizeSketch {...common} acrossCm={depthCm} sketchBox={viewBoxes.side} />
      </SizeView>
    </>
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
