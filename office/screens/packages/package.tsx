import { useParams } from 'react-router'
import { fetchPackageOptions, type OfficePackage } from '#contract/office/packages.ts'
import { Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { PackageEditor } from './package-editor.tsx'
import { useEditor } from './use-editor.ts'
import { usePackage } from './use-package.ts'

/** One package, to be read, edited and published. */
export function Package() {
  const { id = '' } = useParams()
  const { found, failure, retry, take } = usePackage(id)
  if (found === undefined && failure) return <Refused message={failure.message} onRetry={retry} />
  if (found === undefined) return <Skeleton lines={10} />
  return <Open key={id} {...{ found, take, retry }} />
}

type OpenProps = { found: OfficePackage; take: (found: OfficePackage) => void; retry: () => void }

function Open({ found, take, retry }: OpenProps) {
  const editor = useEditor(found, take)
  const options = useOffice(fetchPackageOptions).data
  const arranged = (pictures: OfficePackage['pictures']) => {
    take({ ...found, pictures })
    // Its pictures make a new version of it, which only the server knows.
    retry()
  }
  return <PackageEditor editor={editor} options={options} found={found} onArranged={arranged} />
}
