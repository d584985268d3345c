import { type ReactNode, useId } from 'react'
import { Picture } from '../../media/picture/picture.tsx'

export type TextureChoice = {
  id: number
  name: string
  src: string
  /**
   * Not available in the chosen combination: shown dimmed and struck through, but still labelled.
   */
  unavailable?: boolean
}

type TexturePickerProps = {
  /** «Ткань». */
  label: string
  textures: readonly TextureChoice[]
  chosenId: number
  onChoose: (id: number) => void
  /** Shown at the right of the label: «Все 12». */
  all?: ReactNode
  /** «нет с этим размером», read with an unavailable texture. */
  unavailableLabel: string
}

/**
 * The textures of a product as squares, seven per row; the name of the chosen one is above them.
 * One tab stop, arrow keys move between them (ADR 0050).
 */
export function TexturePicker(props: TexturePickerProps) {
  const { label, textures, chosenId, onChoose, all, unavailableLabel } = props
  const group = useId()
  const chosen = textures.find(({ id }) => id === chosenId)
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="mb-2.5 flex justify-between gap-4 text-small">
        <p className="text-ink-soft">
          {label}: <span className="font-medium text-ink">{chosen?.name}</span>
        </p>
        {all}
      </div>
      <div className="grid grid-cols-7 gap-2">
        {textures.map(({ id, name, src, unavailable }) => (
          <label key={id} title={name} className="relative block aspect-square max-w-14">
            <input
              type="radio"
              name={group}
              aria-label={unavailable ? `${name}, ${unavailableLabel}` : name}
              checked={id === chosenId}
              disabled={unavailable}
              onChange={() => onChoose(id)}
              className="peer sr-only"
            />
            <span
              data-unavailable={unavailable}
              className="relative block size-full overflow-hidden rounded-compact outline-2 outline-offset-2 outline-transparent transition-[outline-color] peer-checked:outline-ink peer-focus-visible:outline-accent data-unavailable:opacity-55"
            >
              <TexturePicture src={src} />
              {unavailable && (
                <span className="absolute inset-0 bg-linear-to-tr from-transparent from-49% via-white via-50% to-transparent to-51%" />
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type TexturePictureProps = { src: string; alt?: string }

/**
 * A crop of fabric or wood that fills its disc or square; if it fails to load, the placeholder of
 * card.images is shown.
 */
export function TexturePicture({ src, alt = '' }: TexturePictureProps) {
  return (
    <Picture
      sources={{ src }}
      width={96}
      height={96}
      alt={alt}
      fallback="/images/dummy/no-texture.webp"
    />
  )
}
