import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRefreshTokenMutation } from '../../shared/api/baseApi';
import { toast } from '../../shared/ui/toast';

const WAIT_MS = 5_000;

/** After a purchase: what was bought is in the next token. Whatever becomes of that, the dashboard follows. */
export default function RefreshSessionPage() {
  const [refreshToken] = useRefreshTokenMutation();
  const navigate = useNavigate();

  useEffect(() => {
    const goOn = async () => {
      const { error } = await refreshToken();
      if (error) toast.failure(error);
      await navigate('/dashboard');
    };
    const timer = setTimeout(() => void goOn(), WAIT_MS);
    return () => clearTimeout(timer);
  }, [refreshToken, navigate]);

  return (
    <>
      <p>Thank you for your purchase!</p>
      <p role="status">Your account is being brought up to date. Your dashboard opens in a moment.</p>
    </>
  );
}
