import { Notice } from '@svetlitsa/ui/feedback/notice'

/** Why an order was not moved, in the words of the server. */
export function MoveError({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <div className="w-full">
      <Notice tone="sale" live>
        {text}
      </Notice>
    </div>
  )
}
