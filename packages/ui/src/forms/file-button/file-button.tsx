import type { ChangeEvent } from 'react'

type FileButtonProps = {
  label: string
  /** Accepted file types, as in `accept` of a file input. */
  accept: string
  onFile: (file: File) => void
  /** Id of the element with the limits, or with what is wrong. */
  describedBy?: string
  invalid?: boolean
}

/** A small button that chooses one file; a wide field for dropping one is FileDrop. */
export function FileButton({ label, accept, onFile, describedBy, invalid }: FileButtonProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onFile(file)
    // Allows choosing the same file again after it was refused.
    target.value = ''
  }
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center rounded-compact bg-sand px-4 text-small font-semibold transition-colors hover:bg-sand-deep has-focus-visible:ring-2 has-focus-visible:ring-accent has-focus-visible:ring-offset-2 has-focus-visible:ring-offset-paper">
      {label}
      <input
        type="file"
        accept={accept}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        className="sr-only"
        onChange={choose}
      />
    </label>
  )
}
