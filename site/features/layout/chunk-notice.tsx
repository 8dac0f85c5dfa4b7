import { useEffect, useState } from 'react'
import { CHUNK_FAILED_EVENT } from '#site/chunks.ts'
import { Button } from '#site/ui/button.tsx'
import './chunk-notice.css'
import { LAYOUT_TEXTS } from './texts.ts'

/** Said when a part of the page could not be fetched even after the page was loaded afresh. */
export function ChunkNotice({ path }: { path: string }) {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const onFailed = () => setFailed(true)
    addEventListener(CHUNK_FAILED_EVENT, onFailed)
    return () => removeEventListener(CHUNK_FAILED_EVENT, onFailed)
  }, [])
  return (
    <div className="chunk-notice" role="alert">
      {failed && (
        <p>
          {LAYOUT_TEXTS.chunkFailed}
          <Button kind="outline" size="small" href={path} reloadDocument>
            {LAYOUT_TEXTS.reload}
          </Button>
        </p>
      )}
    </div>
  )
}
