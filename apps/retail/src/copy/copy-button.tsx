import { Button } from '@svetlitsa/ui/actions/button'

type CopyButtonProps = {
  copy: () => void
  isCopied: boolean
  label: string
  copiedLabel: string
  /** Tells it from the other buttons of a list. */
  name?: string
}

/** The button beside a text that is copied, which says when it was. */
export function CopyButton({ copy, isCopied, label, copiedLabel, name }: CopyButtonProps) {
  return (
    <Button
      size={40}
      kind="outline"
      {...(name && !isCopied ? { 'aria-label': name } : {})}
      onClick={copy}
    >
      <span role="status">{isCopied ? copiedLabel : label}</span>
    </Button>
  )
}
