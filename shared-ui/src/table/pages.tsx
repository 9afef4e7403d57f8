import Pagination from 'antd/es/pagination';

/** Props of {@link Pages}. */
export interface PagesProps {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** The bar that leads to the other pages of a list. */
export const Pages = ({ page, pageSize, total, onPage }: PagesProps) => (
  <Pagination
    className="pui-pagination"
    current={page}
    pageSize={pageSize}
    total={total}
    showSizeChanger={false}
    onChange={onPage}
  />
);
