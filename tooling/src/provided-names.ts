/**
 * Libraries that the shell provides by name: the rest of them, mostly made for servers or for texts with
 * elements inside, never reaches a browser. A remote that imports another name does not build.
 */
export const providedNames: Readonly<Record<string, readonly string[]>> = {
  '@tanstack/react-query': [
    'infiniteQueryOptions',
    'keepPreviousData',
    'MutationCache',
    'QueryCache',
    'QueryClient',
    'QueryClientProvider',
    'queryOptions',
    'skipToken',
    'useInfiniteQuery',
    'useIsFetching',
    'useIsMutating',
    'useMutation',
    'useQuery',
    'useQueryClient',
  ],
  'react-i18next': ['getI18n', 'I18nextProvider', 'initReactI18next', 'useTranslation'],
  'react-router-dom': [
    'createBrowserRouter',
    'createMemoryRouter',
    'createSearchParams',
    'generatePath',
    'Link',
    'matchPath',
    'MemoryRouter',
    'Navigate',
    'NavLink',
    'Outlet',
    'resolvePath',
    'Route',
    'RouterProvider',
    'Routes',
    'useBlocker',
    'useHref',
    'useLinkClickHandler',
    'useLocation',
    'useMatch',
    'useNavigate',
    'useNavigationType',
    'useOutletContext',
    'useParams',
    'useResolvedPath',
    'useRoutes',
    'useSearchParams',
  ],
};

/** A name that a file imports from a library. */
export interface ImportedName {
  readonly library: string;
  readonly name: string | undefined;
}

/** Whether the shell provides this name; importing a whole library by `*` counts as a name that it does not. */
export const isProvided = ({ library, name }: ImportedName): boolean => {
  const names = Object.hasOwn(providedNames, library) ? providedNames[library] : undefined;
  return names === undefined || (name !== undefined && names.includes(name));
};
