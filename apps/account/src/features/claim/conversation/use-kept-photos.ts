import type { UploadedPhoto } from '@svetlitsa/api-client/upload/contract'
import { useLooseUploads } from '@svetlitsa/api-client/upload/queries'
import { useState } from 'react'

/**
 * Photographs of a message that a reload does not lose: this tab keeps their ids, and the server the
 * files that no form has taken. Those that another form took meanwhile are left out.
 */
export function useKeptPhotos(key: string) {
  const [keptIds] = useState(() => readIds(key))
  const [chosen, setChosen] = useState<UploadedPhoto[] | null>(null)
  const { data, isLoading, refetch } = useLooseUploads('claim', keptIds.length > 0)
  const restored = data?.filter(({ id }) => keptIds.includes(id)) ?? []
  const photos = chosen ?? restored

  const change = (next: UploadedPhoto[]) => {
    setChosen(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next.map(({ id }) => id)))
    } catch {
      // A browser without storage loses them at a reload only.
    }
  }
  /** Leaves out those that cannot be sent any more. */
  const check = async () => {
    const { data: loose } = await refetch()
    if (loose) change(photos.filter((photo) => loose.some(({ id }) => id === photo.id)))
  }
  return { photos, isLoading, change, check }
}

function readIds(key: string): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
