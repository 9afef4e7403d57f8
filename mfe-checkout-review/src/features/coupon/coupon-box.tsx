import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { callApi } from '@portal/shared-contracts';
import { checkCoupon } from '@portal/shared-contracts/checkout';
import { errorLines, FieldFrame, useAnnounce } from '@portal/shared-ui';
import { CheckCircleIcon } from '@portal/shared-ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A coupon that the server accepted, with what it does. */
export interface AppliedCoupon {
  code: string;
  discountAmount: number;
  total: number;
}

interface CouponBoxProps {
  item: string;
  /** From `?coupon=`: applied as soon as the page opens. */
  initial: string | undefined;
  applied: AppliedCoupon | undefined;
  onChange: (coupon: AppliedCoupon | undefined) => void;
  /** While the server decides, nobody knows yet what is to be paid. */
  onChecking?: (isChecking: boolean) => void;
}

/** Unapplied, applied (locked, with its discount) or refused; Remove resets (CR-45, CR-46). */
export const CouponBox = (props: CouponBoxProps) => {
  const { item, initial = '', applied, onChange, onChecking } = props;
  const { t } = useTranslation('checkout');
  const announce = useAnnounce();
  const [code, setCode] = useState(initial);
  const check = useMutation({
    mutationFn: (couponCode: string) => callApi(checkCoupon, { item, couponCode }),
    onMutate: () => onChecking?.(true),
    onSettled: () => onChecking?.(false),
    onSuccess: ({ discountAmount, total }, couponCode) => {
      onChange({ code: couponCode, discountAmount, total });
      announce(t('coupon.applied'));
    },
    onError: (error) => announce(errorLines(error).join(' '), 'assertive'),
  });
  const { mutate } = check;
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current || initial === '') return;
    asked.current = true;
    mutate(initial);
  }, [initial, mutate]);
  const remove = (): void => {
    setCode('');
    check.reset();
    onChange(undefined);
  };
  const isBlocked = code.trim() === '' || check.isPending || applied !== undefined;
  return (
    <div className="cr-coupon">
      <FieldFrame
        name="coupon"
        label={t('coupon.label')}
        {...(check.isError ? { error: errorLines(check.error).join(' ') } : {})}
      >
        {(control) => (
          <Input
            {...control}
            value={code}
            readOnly={applied !== undefined}
            autoCapitalize="characters"
            autoComplete="off"
            onChange={(event) => setCode(event.target.value)}
            onPressEnter={(event) => {
              event.preventDefault();
              if (!isBlocked) mutate(code.trim());
            }}
          />
        )}
      </FieldFrame>
      <Button disabled={isBlocked} loading={check.isPending} onClick={() => mutate(code.trim())}>
        {t('coupon.apply')}
      </Button>
      {(applied || check.isError) && (
        <div className="cr-coupon-result">
          {applied && (
            <p className="cr-coupon-applied">
              <CheckCircleIcon /> {t('coupon.applied')}
            </p>
          )}
          <Button type="link" onClick={remove}>
            {t('coupon.remove')}
          </Button>
        </div>
      )}
    </div>
  );
};
