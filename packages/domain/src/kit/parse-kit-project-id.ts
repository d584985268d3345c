/**
 * Returns the id of the kit whose parts stand under a project of the basket; null for a project that
 * is no kit.
 */
export function parseKitProjectId(projectId: string | null): number | null {
  const digits = /^kit-(\d{1,9})$/.exec(projectId ?? '')?.[1]
  return digits === undefined ? null : Number(digits)
}
