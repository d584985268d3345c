/** Whose data the assembler's cabinet keeps in this browser. */
export const ownerKey = 'svetlitsa-assembler'

/**
 * Wipes what the assembler's cabinet keeps in this browser for anybody but this user; without one
 * for everybody, at a logout (ADR 0069). After a session that ended by itself (null) only what can be
 * read is wiped: what waits to be sent belongs to its assembler, who will log in again. Every page
 * of the shop loads these few lines, and no library; no page waits for them. Rejects where storage is
 * forbidden: nothing was kept there.
 */
export async function wipeAssembly(user?: { id: number } | null): Promise<void> {
  const owner = localStorage.getItem(ownerKey)
  if (!owner || owner === String(user?.id)) return
  await clearStore('svetlitsa-assembler', 'answers')
  // A browser has no caches without a secure connection.
  if (typeof caches !== 'undefined') await caches.delete('svetlitsa-assembler-sketches')
  if (user === null) return
  await clearStore('svetlitsa-assembler-outbox', 'actions')
  localStorage.removeItem(ownerKey)
}

function clearStore(name: string, store: string): Promise<unknown> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name)
    opening.onupgradeneeded = () => opening.result.createObjectStore(store)
    opening.onsuccess = () => {
      const clearing = opening.result.transaction(store, 'readwrite')
      clearing.objectStore(store).clear()
      clearing.oncomplete = resolve
      opening.result.close()
    }
  })
}
