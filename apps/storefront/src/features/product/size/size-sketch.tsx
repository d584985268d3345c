type SizeSketchProps = {
  /** Width of the view in centimetres. */
  acrossCm: number
  heightCm: number
  /**
   * View box of the drawing in centimetres, the same for both views so that they share one scale.
   */
  sketchBox: { across: number; up: number }
  /** Font size of the figures in the same centimetres. */
  fontSize: number
  /** «см», after the lower figure. */
  unit: string
}

/** An outline of the product with two dimension lines (ADR 0050). */
export function SizeSketch({ acrossCm, heightCm, sketchBox, fontSize, unit }: SizeSketchProps) {
  const gap = fontSize * 1.4
  const left = (sketchBox.across - acrossCm) / 2
  const top = fontSize * 0.6
  const right = left + acrossCm
  const bottom = top + heightCm
  const lineProps = {
    stroke: 'currentColor',
    vectorEffect: 'non-scaling-stroke',
    fill: 'none',
  } as const
  const tick = fontSize / 3
  const textProps = { fontSize, fill: 'currentColor', fontWeight: 500 } as const
  return (
    <svg viewBox={`0 0 ${sketchBox.across} ${sketchBox.up}`} aria-hidden="true">
      <rect
        {...lineProps}
        x={left}
        y={top}
        width={acrossCm}
        height={heightCm}
        rx={Math.min(acrossCm, heightCm) / 14}
        strokeWidth={1.6}
        className="fill-paper"
      />
      <g {...lineProps} strokeWidth={1} className="text-ink-soft">
        <path
          d={`M${left} ${bottom + gap}H${right}M${left} ${bottom + gap - tick}v${tick * 2}M${right} ${bottom + gap - tick}v${tick * 2}`}
        />
        <path
          d={`M${left - gap} ${top}V${bottom}M${left - gap - tick} ${top}h${tick * 2}M${left - gap - tick} ${bottom}h${tick * 2}`}
        />
      </g>
      <text
        {...textProps}
        x={(left + right) / 2}
        y={bottom + gap + fontSize * 1.3}
        textAnchor="middle"
      >
        {`${acrossCm}\u00a0${unit}`}
      </text>
      <text
        {...textProps}
        x={left - gap - fontSize * 0.5}
        y={(top + bottom) / 2}
        textAnchor="middle"
        transform={`rotate(-90 ${left - gap - fontSize * 0.5} ${(top + bottom) / 2})`}
      >
        {heightCm}
      </text>
    </svg>
  )
}

/** View boxes of both views in one scale; the front takes 8 parts of a row and the side 5. */
export function getSketchViewBoxes(widthCm: number, depthCm: number, heightCm: number) {
  const unitCm = Math.max((widthCm * 1.5) / 8, (depthCm * 1.7) / 5, (heightCm * 0.9) / 6)
  const fontSize = unitCm / 3
  const up = heightCm + fontSize * 4
  return { fontSize, front: { across: unitCm * 8, up }, side: { across: unitCm * 5, up } }
}
