/**
 * Draws a picture of the demonstration's goods; null where the path names none. Only a demonstration
 * may call it (env DEMO): the generator is loaded with the first drawing, and production never loads it.
 */
export async function drawDemoPicture(path: string): Promise<string | null> {
  const { drawFile } = await import('@svetlitsa/demo-drawings/picture/draw-file')
  return drawFile(path)
}
