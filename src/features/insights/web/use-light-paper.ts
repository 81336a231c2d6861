import { useEffect } from 'react'

/** While the page is printed it wears the light look: paper is white, and browsers leave dark grounds out. */
export function useLightPaper(): void {
  useEffect(() => {
    const paper = matchMedia('print')
    const { dataset } = document.documentElement
    let worn: string | undefined
    const dress = () => {
      if (paper.matches) {
        worn = dataset['theme']
        dataset['theme'] = worn?.startsWith('contrast') ? 'contrast' : 'light'
      } else if (worn !== undefined) {
        dataset['theme'] = worn
        worn = undefined
      }
    }
    paper.addEventListener('change', dress)
    return () => paper.removeEventListener('change', dress)
  }, [])
}
